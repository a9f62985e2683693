import type { Article } from './article';

export const WHAT_DETECTION_COUNTS: Article = {
  slug: 'what-detection-counts',
  title: 'What vehicle detection counts, and what it does not',
  description:
    'Vehicle detection runs in your browser on the picture you see. Which vehicles it finds, when it calls traffic stopped, and where it goes wrong.',
  publishedOn: '2026-11-20',
  sections: [
    {
      heading: 'It runs on your machine',
      paragraphs: [
        'When you switch detection on for a camera, your browser loads an object detector once and runs it on the frames that are already on your screen. No picture is sent anywhere. That is good for privacy and for the agency’s bandwidth bill, and it means the speed depends on your machine: a desktop computer checks many times a second, an old phone now and then.',
        'It is off until you ask for it, because a wall of forty cameras does not need forty opinions.',
      ],
    },
    {
      heading: 'What is counted',
      paragraphs: [
        'The model knows the eighty everyday objects of a public data set called COCO. Four of them matter here: car, truck, bus, and motorcycle. Cars and motorcycles count as cars; trucks and buses count together. A box that covers thirty percent or more of the picture’s width or height is discarded, since it is more often a bridge rail than a truck.',
        'Each box has a score, which is not the probability of being right. It is only good for ranking: a ninety is more reliable than a twenty.',
      ],
    },
    {
      heading: 'When traffic is called stopped',
      paragraphs: [
        'A vehicle counts as stopped when its box stays practically in place over several different frames of about a second. Different matters, because a feed that repeats one frame would otherwise stop the whole freeway. With five or more stopped vehicles, or with at least four fifths of more than ten vehicles stopped, the panel’s headline changes to TRAFFIC DETECTED.',
        'Anything that has not moved yet, such as a parked car or a pole, is drawn dimmed and does not count as stopped. Still, read the headline as a hint: a red light and a toll plaza look exactly like an incident to a program that does not know the road.',
      ],
    },
    {
      heading: 'Where it goes wrong',
      paragraphs: [
        'At night headlights hide the shape of a car. In heavy rain or snow, far lanes vanish; in small pictures a vehicle of eight pixels is just texture. Low sun makes shadows that look like trucks. A count is therefore a hint about one picture at one moment, not a traffic survey; do not add up the counts of several cameras, and never drive by them.',
        'Some agencies’ servers do not let a web page read their pictures, even though it may show them. Detection is then impossible, and the panel says so instead of pretending to find nothing.',
      ],
    },
  ],
  links: [
    { href: '/privacy', name: 'Privacy policy' },
    { href: '/atlanta-traffic-cameras', name: 'Atlanta, Georgia traffic cameras' },
  ],
};
