import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface TreeState {
  /** Ids of the open folders. */
  open: string[];
  /** Ids of the checked files. */
  checked: string[];
}

const initialState: TreeState = { open: ['1', '1.1'], checked: [] };

export const treeSlice = createSlice({
  name: 'demoTree',
  initialState,
  reducers: {
    opened(state, { payload }: PayloadAction<string[]>) {
      state.open = [...new Set([...state.open, ...payload])];
    },
    closed(state, { payload }: PayloadAction<string[]>) {
      state.open = state.open.filter((id) => !payload.includes(id));
    },
    checkedSet(state, { payload }: PayloadAction<string[]>) {
      state.checked = payload;
    },
  },
});

interface WithTree {
  demoTree: TreeState;
}

export const selectTree = (state: WithTree): TreeState => state.demoTree;
