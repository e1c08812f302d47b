import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loadSample } from '../../shared/load-sample.js';
import { beginLoading, failLoading, type SampleStatus } from '../../shared/sample-status.js';

export const CHAT_STATUSES = ['online', 'away', 'busy', 'offline'] as const;
export type ChatStatus = (typeof CHAT_STATUSES)[number];

export interface ChatMessage {
  text: string;
  /** ISO time. */
  at: string;
}

export interface ChatHistory {
  /** Messages of the signed-in person. */
  to: ChatMessage[];
  /** Messages of the other person. */
  from: ChatMessage[];
}

export interface Chat {
  id: number;
  name: string;
  status: ChatStatus;
  /** The name whose initials replace a picture. */
  thumb: string;
  /** Has unread messages. */
  recent: boolean;
  /** Shown in the list until something is written. */
  excerpt: string;
  chatHistory: ChatHistory;
}

export interface ChatState {
  chats: Chat[];
  search: string;
  selected: number;
  status: SampleStatus;
}

const initialState: ChatState = { chats: [], search: '', selected: 1, status: 'none' };

export const loadChats = createAsyncThunk('chat/load', () => loadSample<Chat>('/api/data/chat/ChatData'));

export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    searchChats: (state, { payload }: PayloadAction<string>) => {
      state.search = payload;
    },
    selectChat: (state, { payload }: PayloadAction<number>) => {
      state.selected = payload;
    },
    sendMessage: {
      prepare: ({ id, text }: { id: number; text: string }) => ({
        payload: { id, message: { text, at: new Date().toISOString() } },
      }),
      reducer: (state, { payload }: PayloadAction<{ id: number; message: ChatMessage }>) => {
        state.chats.find(({ id }) => id === payload.id)?.chatHistory.to.push(payload.message);
      },
    },
    readChat: (state, { payload }: PayloadAction<number>) => {
      const chat = state.chats.find(({ id }) => id === payload);
      if (chat) chat.recent = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadChats.pending, beginLoading)
      .addCase(loadChats.rejected, failLoading)
      .addCase(loadChats.fulfilled, (state, { payload }) => {
        state.status = 'here';
        state.chats = payload;
      });
  },
});

export const { searchChats, selectChat, sendMessage, readChat } = chatSlice.actions;

export const selectChats = (state: { chat: ChatState }): ChatState => state.chat;
