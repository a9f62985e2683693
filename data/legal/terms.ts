/** The terms of service. */
export const TERMS = {
  title: 'Terms of service',
  description:
    'The rules for using Roadfeed: pictures belong to the agencies, nothing here is a promise, and nobody should watch cameras while driving.',
  updated: 'Last changed on November 20, 2026',
  sections: [
    {
      heading: 'What this site is',
      paragraphs: [
        'Roadfeed shows public traffic cameras of transport departments and 511 systems in the United States and Canada in one place. It is free. It is not a service of any of these agencies and not endorsed by them. The program behind it is open source under the MIT license; the pictures are not part of it.',
      ],
    },
    {
      heading: 'Whose pictures these are',
      paragraphs: [
        'Each picture belongs to the agency that publishes it, which is named, linked and quoted with its terms beside the enlarged camera. Those terms apply to you as well. Before you record, republish or sell pictures, ask the agency; some allow it with credit, some under an agreement, some not at all.',
      ],
    },
    {
      heading: 'Never while driving',
      paragraphs: [
        'Do not use this site while you drive. A camera may be late, frozen, turned away or wrong about its place, and a count of vehicles is a guess by a program. Signs, police and road workers are right whenever a picture says otherwise. Do not use the site to decide about emergencies; in an emergency call 911.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Watch as many cameras as you like. Do not try to break into the site or the agencies’ servers, do not get around their limits, do not load feeds by program faster than a person would, and do not use pictures to follow or harass people. Who does so may be locked out.',
      ],
    },
    {
      heading: 'Accounts',
      paragraphs: [
        'An account, where one is offered, exists to carry your favorites from device to device. Keep its password to yourself and give a working email address, since that is the only way to reset it. You may leave at any time; the operator may close accounts that break these terms.',
      ],
    },
    {
      heading: 'No promises',
      paragraphs: [
        'Camera numbers on the pages of places are rounded and say what the networks of a place may offer, not what works at this minute; the number in the viewer is counted. Feeds appear and vanish as agencies see fit. The site is provided as it is, without warranty of any kind, and as far as the law allows nobody who runs or wrote it is liable for what follows from using it.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'These terms may change; the date above says when they last did. Going on with the site means agreeing to the terms as they stand. If a part of them does not hold in your country, the rest does.',
      ],
    },
  ],
} as const;
