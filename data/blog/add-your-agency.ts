import type { Article } from './article';

export const ADD_YOUR_AGENCY: Article = {
  slug: 'add-your-agency',
  title: 'How to add an agency’s cameras',
  description:
    'Roadfeed’s code is open: what an agency has to publish, how a new source is written in one small file, and what to settle before it goes live.',
  publishedOn: '2026-11-20',
  sections: [
    {
      heading: 'What an agency has to publish',
      paragraphs: [
        'Three things make a source: a list of cameras that a program can read, a position for each of them, and an address of a still or a stream that a browser may show on another site over https. Most 511 systems have such a list, because their own map needs it. An open data portal is better still, since it comes with a license.',
        'A position may be written as latitude and longitude or as a well-known text point, with longitude first. Lost minus signs and swapped pairs are so common that Roadfeed mends the obvious ones and notes on the record that it did.',
      ],
    },
    {
      heading: 'One small file',
      paragraphs: [
        'Each kind of 511 software has one file that knows how to ask and how to read the answer. If your state runs a kind that is there already, a row with its address and name is enough. If not, write a function from the raw list to cameras: an identifier with a prefix of your source, the words of the location, roadway and direction, the position, and the feed.',
        'Save a piece of the real list as a fixture, write down what should come of it, and run the tests. A record that lacks a position or a feed is dropped, and a feed address that is no plain web address is refused, so bad rows cannot break the page.',
      ],
    },
    {
      heading: 'Be a polite guest',
      paragraphs: [
        'The collecting job asks at most two things at a time of any host, waits when it is told to wait, and runs every few hours, for camera lists change slowly. Pictures are never copied to a server of ours: each visitor’s browser fetches them from the agency at the pace the agency sets, and stops when the page is hidden.',
      ],
    },
    {
      heading: 'Before it goes live',
      paragraphs: [
        'Read the terms. Some agencies ask for credit, some for an agreement, some forbid republication; each source carries its agency’s name, link and terms, and they appear beside the pictures. Ask when the terms are silent. An email to the traffic center has opened more doors than any clever program.',
        'Then try the feeds for a day with the probe switched on. It tells which cameras are dead, frozen or placeholders, and that list is a fine present for the agency in return.',
      ],
    },
  ],
  links: [
    { href: '/locations', name: 'Places that already have a page' },
    { href: '/idaho-traffic-cameras', name: 'Idaho traffic cameras' },
  ],
};
