/** The loading state of an app's sample data. */
export type SampleStatus = 'none' | 'loading' | 'here' | 'failed';

interface Loadable {
  status: SampleStatus;
}

export function beginLoading(state: Loadable): void {
  state.status = 'loading';
}

/** Earlier data is kept. */
export function failLoading(state: Loadable): void {
  state.status = 'failed';
}
