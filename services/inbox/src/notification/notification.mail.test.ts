import type { InboxNotification } from '@atrium/contracts';
import { renderMail } from '@atrium/reach';
import { notificationMail } from './notification.mail.js';

const told = (rest: Partial<InboxNotification> = {}): InboxNotification => ({
  ...{
    id: '01890000-0000-7000-8000-000000000001',
    kind: 'attendance.team-forgotten',
    path: null,
    actor: null,
  },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', read: false, gone: false },
  ...{ title: 'Asha Rao did not clock out on 20 November', text: null },
  words: {
    title: {
      id: '{name} did not clock out on {day}',
      values: { name: 'Asha Rao', day: { day: '2026-11-20' } },
    },
  },
  ...rest,
});
const context = {
  member: { email: 'ravi@acme.test', firstName: 'Ravi' },
  company: 'Acme',
  root: 'http://localhost:4300/acme',
};
const written = told({ title: 'Office closed', text: 'Announced by HR', words: {} });

test.each([
  ['en', 'Asha Rao did not clock out on 20 November – Acme', '2 notifications – Acme'],
  ['hi', 'Asha Rao ने 20 नवंबर को प्रस्थान दर्ज नहीं किया – Acme', '2 सूचनाएँ – Acme'],
  ['ar', 'لم يسجّل Asha Rao انصرافه في 20 نوفمبر – Acme', 'إشعاران – Acme'],
] as const)('what is told is mailed in %s, what a person wrote as they wrote it', (language, one, two) => {
  expect(renderMail(notificationMail([told()], context), language).subject).toBe(one);
  const { subject, text } = renderMail(notificationMail([told(), written], context), language);
  expect(subject).toBe(two);
  expect(text).toContain('Office closed\nAnnounced by HR');
});

test('of very many the first are listed, and how many more there are', () => {
  const { subject, text } = renderMail(
    notificationMail(
      Array.from({ length: 25 }, () => told()),
      context,
    ),
    'ar',
  );
  expect(subject).toBe('25 إشعارًا – Acme');
  expect(text.match(/Asha Rao/g)).toHaveLength(20);
  expect(text).toContain('و5 أخرى.');
});

test('what an earlier release told is mailed as it was told', () => {
  const { words: _words, ...old } = told();
  expect(renderMail(notificationMail([old], context), 'hi').subject).toBe(
    'Asha Rao did not clock out on 20 November – Acme',
  );
});
