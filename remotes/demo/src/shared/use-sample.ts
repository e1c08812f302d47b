import type { PortalStore } from '@atrium/sdk';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { SampleStatus } from './sample-status.js';

type Dispatch = PortalStore['dispatch'];
type Thunk = Parameters<Dispatch>[0];

/**
 * Loads an app's sample data once, and again after another person has signed in.
 * @returns a function that retries
 */
export function useSample(status: SampleStatus, load: () => Thunk): () => void {
  const dispatch = useDispatch<Dispatch>();
  useEffect(() => {
    if (status === 'none') dispatch(load());
  }, [status, load, dispatch]);
  return () => void dispatch(load());
}
