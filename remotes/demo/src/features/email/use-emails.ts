import { useUser } from '@atrium/sdk';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { nextId } from '../../shared/list.rules.js';
import { useOpened } from '../../shared/use-opened.js';
import { useSample } from '../../shared/use-sample.js';
import { findEmails } from './email.rules.js';
import { loadEmails, readEmail, searchEmails, selectEmail, selectEmails } from './email.slice.js';
import type { WrittenEmail } from './email.types.js';

/** The shown messages, the open one, and the one being written. */
export function useEmails() {
  const dispatch = useDispatch();
  const user = useUser();
  const { emails, filter, search, selected, status } = useSelector(selectEmails);
  const [written, setWritten] = useState<WrittenEmail | null>(null);
  const retry = useSample(status, loadEmails);
  const opened = useOpened((id) => {
    dispatch(selectEmail(id));
    dispatch(readEmail(id));
  });
  const found = findEmails(emails, filter, search);
  const email = found.find(({ id }) => id === selected) ?? found[0];
  /** Opens the form with these values; null closes it. */
  const write = (begun: Partial<WrittenEmail> | null) =>
    setWritten(
      begun && {
        id: nextId(emails.map(({ id }) => id)),
        from: `${user.firstName} ${user.lastName}`,
        To: '',
        subject: '',
        emailContent: '',
        ...begun,
      },
    );
  const searchFor = (text: string) => void dispatch(searchEmails(text));
  return { emails, filter, search, status, found, email, opened, retry, searchFor, written, write };
}

export type Mailbox = ReturnType<typeof useEmails>;
