import type { ReadProposal } from '@atrium/contracts';

/** What the agency and the person who signs in to the demo as client wrote to each other. */
export const DEMO_MESSAGES: readonly (readonly [side: 'company' | 'client', text: string])[] = [
  [
    'company',
    'Hello, this is where we share files and answers with you. Write here whenever something is on your mind.',
  ],
  [
    'company',
    'The first draft of the new menu photos is ready for you on Thursday. Which two dishes should lead the page?',
  ],
  ['client', 'The saffron biryani and the Goan fish curry, please. Celine sends you the prices tomorrow.'],
  ['company', 'Thank you. The list for the photo day is under Files.'],
];

/** Files that are kept with that client; the client reads those that are shared. */
export const DEMO_FILES = [
  {
    name: 'Photo day at the terrace.txt',
    text: 'Photo day, Mumbai terrace\n\n06:30 Light, empty terrace\n08:00 Breakfast tables\n11:00 Rooms 204 and 311\n16:30 Kitchen, the two dishes of the first page\n18:15 Evening light, guests only with their consent\n',
    shared: true,
  },
  {
    name: 'Notes on the renewal.txt',
    text: 'Contract ends in March. Rustom decides, Nandini prepares. Offer Goa together with Lonavala.\n',
    shared: false,
  },
] as const;

/** For how long the client looked at which part of a proposal, in the order in which it was told. */
export const DEMO_READING: readonly ReadProposal['parts'][] = [
  [
    { part: 'intro', seconds: 14 },
    { part: 'costs', seconds: 6 },
  ],
  [{ part: 'costs', seconds: 20 }],
  [{ part: 'costs', seconds: 20 }],
  [
    { part: 'costs', seconds: 3 },
    { part: 'terms', seconds: 12 },
  ],
];
