import { msg } from '@atrium/sdk';

export interface TourStop {
  /** Selectors in the frame; the first visible one counts, and without one the stop is left out. */
  anchors: readonly string[];
  title: string;
  text: string;
}

/** What a newcomer needs to find, in a natural order. */
export const TOUR_STOPS: readonly TourStop[] = [
  {
    anchors: ['.at-sidebar', '.at-navbar', '.at-topbar > .at-tbtn'],
    title: msg('Everything you may open'),
    text: msg(
      'The areas of your company, and only those that are for you. A number says that something waits.',
    ),
  },
  {
    anchors: ['.at-topbar .at-search'],
    title: msg('Find anything'),
    text: msg('People, records and pages, from anywhere: press Ctrl K, or ⌘ K, and type.'),
  },
  {
    anchors: ['.at-top-actions'],
    title: msg('What is new'),
    text: msg(
      'Messages and notifications arrive here by themselves. Each opens a short list and leads to all of it.',
    ),
  },
  {
    anchors: ['.at-me'],
    title: msg('What is yours'),
    text: msg(
      'Your profile, how the portal looks, whether you are busy, and the lock. You can be shown around again from here.',
    ),
  },
  {
    anchors: ['#next-steps'],
    title: msg('What comes next'),
    text: msg('Each step leads to where it is done, and ticks itself.'),
  },
];

export interface FoundStop extends TourStop {
  element: Element;
}

// jsdom has no layout, so there everything counts as visible.
const isSeen = (element: Element): boolean =>
  'checkVisibility' in element ? element.checkVisibility() : true;

/** The stops whose anchor is on the page. */
export function findStops(page: ParentNode): FoundStop[] {
  return TOUR_STOPS.flatMap((stop) => {
    const element = stop.anchors.flatMap((anchor) => [...page.querySelectorAll(anchor)]).find(isSeen);
    return element ? [{ ...stop, element }] : [];
  });
}
