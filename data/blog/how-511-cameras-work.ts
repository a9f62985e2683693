import type { Article } from './article';

export const HOW_511_CAMERAS_WORK: Article = {
  slug: 'how-511-cameras-work',
  title: 'How 511 cameras work',
  description:
    'From the roadside pole to the picture on your screen: what a 511 system is, why pictures are small, and where the delay comes from.',
  publishedOn: '2026-11-20',
  sections: [
    {
      heading: 'A phone number, then a website',
      paragraphs: [
        'In 2000 the Federal Communications Commission set 511 aside as the telephone number for travel information. States built call centers behind it, then websites, and today most people who use a 511 system never dial anything. What they see comes from a traffic management center: a room with a video wall where operators watch crashes, plows, and signs.',
        'The cameras were bought for that room. Pan, tilt, and zoom let an operator follow an incident, which is why a public picture sometimes turns away in the middle of a backup, or points at the grass after a night of maintenance.',
      ],
    },
    {
      heading: 'From the pole to the public',
      paragraphs: [
        'A camera sends its video to the center by fiber, or by cellular modem where there is no cable. A server there turns it into two cheaper products. The first is a still: one frame written to a file every few seconds or minutes. The second is a stream, cut into segments of two to ten seconds that a player fetches one after another; the format is called HLS.',
        'Stills are small because thousands of people request them at the same time, and because the agency pays for every byte. Streams are low in resolution for the same reason, and also on purpose: a traffic camera should show whether cars move, not who drives them.',
      ],
    },
    {
      heading: 'Where the delay comes from',
      paragraphs: [
        'A player starts a stream about three segments behind the newest one, as a buffer. With six-second segments, that alone is eighteen seconds. Encoding and the network add some more. A still is as old as the agency’s own interval, plus the time since your browser requested it; requesting it more often than the agency updates it does not make it newer.',
        'Where it knows the interval, Roadfeed never requests a picture more often than the agency updates it. It shows a picture’s age where the agency’s server tells it, and otherwise how long ago the picture was loaded. Open a camera to see how often its agency renews it.',
      ],
    },
    {
      heading: 'Why some cameras are missing',
      paragraphs: [
        'Some agencies share video only with people who have signed an agreement, some only in their own player, and some not at all. Others turn a camera off on purpose while responders work a serious crash. When a camera is on the list but no picture arrives, the card says so instead of showing the last good frame.',
      ],
    },
  ],
  links: [
    { href: '/locations', name: 'Places with live traffic cameras' },
    { href: '/new-york-traffic-cameras', name: 'New York State traffic cameras' },
  ],
};
