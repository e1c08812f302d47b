import type { Slice } from '@reduxjs/toolkit';

/** What the demo apps keep in the store: injected before the first page, forgotten with the person. */
const slices: readonly Slice[] = [];

export default slices;
