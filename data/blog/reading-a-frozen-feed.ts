import type { Article } from './article';

export const READING_A_FROZEN_FEED: Article = {
  slug: 'reading-a-frozen-feed',
  title: 'Reading a frozen feed',
  description:
    'A frozen picture can look perfectly live. How to tell a frozen camera from an empty road, and what Roadfeed does about it.',
  publishedOn: '2026-11-20',
  sections: [
    {
      heading: 'The lie of the last good frame',
      paragraphs: [
        'The worst answer a camera site can give is an old picture that looks new. An encoder hangs, the web server keeps serving its last frame, and the page keeps saying live. At four in the morning an empty road is normal, so no one notices; at five in the afternoon the same picture sends people into a backup.',
        'This failure is common. In a typical state a few cameras in a hundred are frozen, dark, or replaced by a notice at any moment, and more after a storm.',
      ],
    },
    {
      heading: 'How to see it yourself',
      paragraphs: [
        'Look for the clock that many agencies burn into the picture, and compare it to yours. Look at shadows and lamps: a sunny picture after sunset is easy to spot. Rain on the lens, moving leaves, and blinking signals change from frame to frame even when no car passes. If two stills a minute apart are identical to the last pixel, the feed is frozen.',
        'Watch out for the opposite, too. A placeholder such as “camera temporarily unavailable” arrives on time and with a fresh date; it is a working picture of a broken camera.',
      ],
    },
    {
      heading: 'What Roadfeed checks',
      paragraphs: [
        'For stills, the page compares each picture with the previous one, if the agency’s server lets other sites read its pictures. When a picture has not changed for five of the agency’s usual intervals, and at least ten minutes, it is labeled frozen, with the time of its last change. Where the server forbids this, the page says nothing. For video, what counts is whether playback advances: if it stops for twelve seconds while you watch, the feed is down, whatever the player reports.',
        'A feed that is down is retried after five, ten, thirty, and sixty seconds, then every two minutes while it is on your screen, with some randomness so thousands of visitors do not retry at the same moment. The text on the picture says why it failed and when the next attempt comes. Sync checks as well: it marks missing, placeholder, and frozen feeds, and those stay off the list until they recover.',
      ],
    },
    {
      heading: 'What you can do',
      paragraphs: [
        'Open the next camera up the road; two pictures that agree are better than one. If a camera is frozen for days, tell the agency. Every open camera has a link for that, with the details a technician needs, and traffic centers are usually glad to hear about a view they have not checked in a while.',
      ],
    },
  ],
  links: [{ href: '/buffalo-traffic-cameras', name: 'Buffalo, New York traffic cameras' }],
};
