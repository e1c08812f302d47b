import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useOpened } from '../../shared/use-opened.js';
import { useSample } from '../../shared/use-sample.js';
import { findChats, type ChatFilter } from './chat.rules.js';
import { loadChats, readChat, searchChats, selectChat, selectChats } from './chat.slice.js';

/** The shown chats and the open one. */
export function useChats() {
  const dispatch = useDispatch();
  const { chats, search, selected, status } = useSelector(selectChats);
  const [filter, setFilter] = useState<ChatFilter>('all');
  const retry = useSample(status, loadChats);
  const opened = useOpened((id) => {
    dispatch(selectChat(id));
    dispatch(readChat(id));
  });
  const found = findChats(chats, filter, search);
  const chat = chats.find(({ id }) => id === selected) ?? found[0];
  const searchFor = (text: string) => void dispatch(searchChats(text));
  const clear = () => {
    setFilter('all');
    searchFor('');
  };
  return { chats, found, chat, search, filter, status, opened, setFilter, searchFor, clear, retry };
}

export type Chats = ReturnType<typeof useChats>;
