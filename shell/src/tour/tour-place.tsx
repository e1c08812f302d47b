import { lazyPage } from '@atrium/sdk';
import { Suspense } from 'react';
import { styled } from '../app/styled.js';
import { endTour, useTourOn } from './tour-state.js';

const Tour = lazyPage(styled(() => import(/* webpackChunkName: 'tour' */ './tour.widget.js')));

/** Where somebody is shown around, when they want to be; its code comes then. */
export function TourPlace() {
  if (!useTourOn()) return null;
  return (
    <Suspense>
      <Tour onEnd={endTour} />
    </Suspense>
  );
}
