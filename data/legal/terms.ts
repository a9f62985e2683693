/** The terms of service. */
export const TERMS = {
  title: 'Terms of service',
  description:
    'The rules for using Roadfeed: pictures belong to the agencies, nothing here is guaranteed, and never watch cameras while driving.',
  updated: 'Last changed on November 30, 2026',
  sections: [
    {
      heading: 'What this site is',
      paragraphs: [
        'Roadfeed shows the public traffic cameras of transportation departments and 511 systems in the United States and Canada in one place. It is free. It is not run or endorsed by any of these agencies. Its code is open source under the MIT license; the pictures are not part of it.',
      ],
    },
    {
      heading: 'Whose pictures these are',
      paragraphs: [
        'Each picture belongs to the agency that publishes it. The open camera names the agency, links to it, and quotes its terms, which apply to you as well. Before you record, republish, or sell pictures, ask the agency; some allow it with credit, some under an agreement, some not at all.',
      ],
    },
    {
      heading: 'Never while driving',
      paragraphs: [
        'Do not use this site while you drive. A camera may be late, frozen, turned away, or shown in the wrong place, and a vehicle count is a program’s guess. Signs, police, and road workers are right even when a picture says otherwise. Do not rely on the site in an emergency; call 911.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Watch as many cameras as you like. Do not try to break into the site or the agencies’ servers, do not bypass their limits, do not load feeds by script faster than a person would, and do not use pictures to follow or harass people. Anyone who does may be blocked.',
      ],
    },
    {
      heading: 'Accounts',
      paragraphs: [
        'An account, if offered, exists to carry your favorites, drives, and walls from device to device. Keep its password to yourself and give a working email address, since that is the only way to reset it. You may leave at any time; the operator may close accounts that break these terms.',
      ],
    },
    {
      heading: 'No promises',
      paragraphs: [
        'Camera counts on place pages are from the date shown there and may not match what works this minute; the number on the first page counts the cameras you can choose from now. Feeds appear and disappear as agencies see fit. The site is provided as is, without warranty of any kind, and to the extent the law allows, no one who runs or wrote it is liable for what follows from using it.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'These terms may change; the date above says when they last did. By continuing to use the site you agree to the current terms. If a part of them is not valid where you live, the rest still applies.',
      ],
    },
  ],
} as const;
