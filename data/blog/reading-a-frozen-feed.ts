import type { Article } from './article';

export const READING_A_FROZEN_FEED: Article = {
  slug: 'reading-a-frozen-feed',
  title: 'Reading a frozen feed',
  description:
    'A picture that stands still can look perfectly live. How to tell a frozen camera from an empty road, and what Roadfeed does about it.',
  publishedOn: '2026-11-20',
  sections: [
    {
      heading: 'The lie of the last good frame',
      paragraphs: [
        'The worst answer a camera site can give is an old picture that looks new. An encoder hangs, the web server keeps handing out its last frame, and the page goes on saying live. At four in the morning an empty road is normal, so nobody notices; at five in the afternoon the same picture sends people into a jam.',
        'Such a failure is common. In a typical state a few cameras in a hundred are frozen, dark or replaced by a notice at any moment, more after a storm.',
      ],
    },
    {
      heading: 'How to see it yourself',
      paragraphs: [
        'Look for the clock that many agencies burn into the picture, and compare its seconds. Look at shadows and lamps: a sunny picture after sunset is easy. Rain on the lens, moving leaves and blinking signals change from frame to frame even when no car passes. If two stills that are a minute apart are the same to the last pixel, nothing in nature explains it.',
        'Beware of the opposite too. A placeholder, such as “camera temporarily unavailable”, arrives on time and with a fresh date; it is a working picture of a broken camera.',
      ],
    },
    {
      heading: 'What Roadfeed checks',
      paragraphs: [
        'For stills, the page compares a fingerprint of each picture with the one before. When an agency’s picture does not change for much longer than it usually takes, the card says frozen and since when. For video, what counts is whether time in the picture moves: if it stands still for twelve seconds while you watch, the feed is down, whatever the player reports.',
        'A feed that is down is tried again after five seconds, then ten, twenty and so on, up to once a minute, with a little chance mixed in so that thousands of visitors do not knock at the same moment. The words on the picture say why it failed and when the next attempt comes. The collecting job can look as well: it marks dead, placeholder and frozen pictures, and those stay out of the list until they return.',
      ],
    },
    {
      heading: 'What you can do',
      paragraphs: [
        'Open the next camera up the road; two pictures that agree are better than one. If a camera is frozen for days, tell the agency. Its name and link stand below every enlarged picture, and traffic centers are usually glad to hear about a view they have not looked at for a while.',
      ],
    },
  ],
  links: [{ href: '/buffalo-traffic-cameras', name: 'Buffalo, New York traffic cameras' }],
};
