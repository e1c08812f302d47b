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
    title: msg('Everything you can open'),
    text: msg('Your company’s apps that you can open. A number shows how many items are waiting.'),
  },
  {
    anchors: ['.at-topbar .at-search'],
    title: msg('Find anything'),
    text: msg('People, records and pages, from anywhere: press Ctrl K, or ⌘ K, and type.'),
  },
  {
    anchors: ['.at-top-actions'],
    title: msg('What is new'),
    text: msg('New messages and notifications appear here. Open either for the latest, or see all.'),
  },
  {
    anchors: ['.at-me'],
    title: msg('What is yours'),
    text: msg('Your profile, display settings, status and screen lock. You can restart this tour from here.'),
  },
  {
    anchors: ['#next-steps'],
    title: msg('What comes next'),
    text: msg('Each step opens the right page and is ticked off when done.'),
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
