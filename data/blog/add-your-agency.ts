import type { Article } from './article';

export const ADD_YOUR_AGENCY: Article = {
  slug: 'add-your-agency',
  title: 'How to add an agency’s cameras',
  description:
    'Roadfeed is open source: what an agency has to publish, how to add it with one small file, and what to settle before it goes live.',
  publishedOn: '2026-11-20',
  sections: [
    {
      heading: 'What an agency has to publish',
      paragraphs: [
        'A source needs three things: a machine-readable list of cameras, a position for each of them, and the address of a still or stream that a browser may show on another site over https. Most 511 systems have such a list, because their own map needs it. An open data portal is even better, since it comes with a license.',
        'A position may be latitude and longitude or a well-known text point, with longitude first. Missing minus signs and swapped pairs are so common that Roadfeed repairs the obvious ones and marks the record.',
      ],
    },
    {
      heading: 'One small file',
      paragraphs: [
        'An agency is one file with its name, its terms, and the address of its list. The command npm run sources -- add, followed by that address, writes it: it recognizes the platforms of most 511 systems and finds the fields of other lists by their names and values. Only a new platform needs code: a function that turns its list into cameras, each with an id, a position, and a feed.',
        'If the list has a new shape, save a sample as a fixture, write down the expected result, and run the tests. A record without a position or a feed is dropped, and a feed address that is not a plain web address is rejected, so bad rows cannot break the page.',
      ],
    },
    {
      heading: 'Be a polite guest',
      paragraphs: [
        'Our sync makes at most two requests at a time to any host, waits when told to, and normally runs every six hours. Pictures are never copied to a server of ours: each visitor’s browser fetches them from the agency at the pace the agency sets, and stops when the page is hidden.',
      ],
    },
    {
      heading: 'Before it goes live',
      paragraphs: [
        'Read the terms. Some agencies require credit, some an agreement, and some forbid republication; each source has its agency’s name, link, and terms, and they appear next to the pictures. If the terms say nothing, ask. An email to the traffic center has opened more doors than any clever code.',
        'Then sync every hour for a day. Each run slowly checks some of the feeds, and by the end it knows which are missing, frozen, or placeholders. That list is a nice thing to give back to the agency.',
      ],
    },
  ],
  links: [
    { href: '/locations', name: 'Places that already have a page' },
    { href: '/idaho-traffic-cameras', name: 'Idaho traffic cameras' },
  ],
};
