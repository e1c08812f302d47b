import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit';
import type { SampleStatus } from './load-sample.js';

type Load<Item> = AsyncThunk<Item[], void, object>;

/** Loading replaces the list; a failure leaves it as it is. */
export function addSampleCases<State extends { status: SampleStatus }, Item>(
  builder: ActionReducerMapBuilder<State>,
  load: Load<Item>,
  replace: (state: Draft<State>, items: Item[]) => void,
): void {
  builder
    .addCase(load.pending, (state) => {
      state.status = 'loading';
    })
    .addCase(load.fulfilled, (state, { payload }) => {
      state.status = 'here';
      replace(state, payload);
    })
    .addCase(load.rejected, (state) => {
      state.status = 'failed';
    });
}
