import { lazyPage } from '@atrium/sdk';
import { LazyPart, NotOpened } from '../app/lazy-part.js';
import { styled } from '../app/styled.js';
import { endTour, useTourOn } from './tour-state.js';

const Tour = lazyPage(styled(() => import(/* webpackChunkName: 'tour' */ './tour.widget.js')));

/** Mounts the tour when somebody starts it; its code is loaded then. */
export function TourPlace() {
  if (!useTourOn()) return null;
  return (
    <LazyPart failed={() => <NotOpened onClose={endTour} />}>
      <Tour onEnd={endTour} />
    </LazyPart>
  );
}
