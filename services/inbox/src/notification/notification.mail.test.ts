import { renderMail, words } from '@atrium/reach';
import { notificationMail } from './notification.mail.js';
import type { UntranslatedNotification } from './notification.mapper.js';

const told = (rest: Partial<UntranslatedNotification> = {}): UntranslatedNotification => ({
  id: '01890000-0000-7000-8000-000000000001',
  kind: 'message.received',
  icon: 'bell',
  path: null,
  actor: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  read: false,
  gone: false,
  title: words('{name} wrote to you', { name: 'Asha Rao' }),
  text: null,
  parts: [],
  ...rest,
});
const context = {
  member: { email: 'ravi@acme.test', firstName: 'Ravi' },
  company: 'Acme',
  portal: 'http://localhost:4300',
  code: 'acme',
};
const written = told({ title: 'Office closed', text: 'Announced by HR' });

test.each([
  ['en', 'Asha Rao wrote to you – Acme', '2 notifications – Acme'],
  ['hi', 'Asha Rao ने आपको लिखा – Acme', '2 सूचनाएँ – Acme'],
  ['ar', 'كتب إليك Asha Rao – Acme', 'إشعاران – Acme'],
] as const)('what is told is mailed in %s, what a person wrote as they wrote it', (language, one, two) => {
  expect(renderMail(notificationMail([told()], context), language).subject).toBe(one);
  const { subject, text } = renderMail(notificationMail([told(), written], context), language);
  expect(subject).toBe(two);
  expect(text).toContain('Office closed\nAnnounced by HR');
});

test('of several notifications, and of one about several records, each leads to its own page', () => {
  const parts = [{ title: 'T-1 Cut', path: 'employee/TaskTable?open=1' }];
  const due = told({ title: words('Due today'), path: 'employee/TaskTable?quick=mine', parts });
  const several = renderMail(notificationMail([due, told({ path: 'messages' })], context), 'en');
  expect(several.text).toContain('T-1 Cut\nhttp://localhost:4300/acme/employee/TaskTable?open=1');
  expect(several.html).toContain('<a href="http://localhost:4300/acme/messages">Asha Rao wrote to you</a>');
  const single = renderMail(notificationMail([due], context), 'en');
  expect(single.html).toContain('<a href="http://localhost:4300/acme/employee/TaskTable?open=1">T-1 Cut</a>');
});

test('what leads to the root of the portal leads there from the mail, too', () => {
  const root = told({ path: '/' });
  const single = renderMail(notificationMail([root], context), 'en');
  expect(single.html).toContain('href="http://localhost:4300/"');
  const several = renderMail(notificationMail([root, told()], context), 'en');
  expect(several.html).toContain('<a href="http://localhost:4300/">Asha Rao wrote to you</a>');
});

test('of very many, the first are listed with the number of the others', () => {
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
