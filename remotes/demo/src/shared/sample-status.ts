/** How far an app's sample data is. */
export type SampleStatus = 'none' | 'loading' | 'here' | 'failed';

interface Loadable {
  status: SampleStatus;
}

export function beginLoading(state: Loadable): void {
  state.status = 'loading';
}

/** What was there before stays. */
export function failLoading(state: Loadable): void {
  state.status = 'failed';
}
