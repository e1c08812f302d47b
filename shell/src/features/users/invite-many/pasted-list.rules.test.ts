import { withHeadings } from './pasted-list.rules.js';

test.each([
  ['Asha Rao, asha@acme.test', 'Name,E-mail,Role,Department\nAsha Rao, asha@acme.test'],
  ['\n Asha Rao\tasha@acme.test\tHR\n', 'Name\tE-mail\tRole\tDepartment\nAsha Rao\tasha@acme.test\tHR'],
  ['Rao; Asha;a@acme.test', 'Name;E-mail;Role;Department\nRao; Asha;a@acme.test'],
  ['E-mail,Name\na@acme.test,Asha Rao', 'E-mail,Name\na@acme.test,Asha Rao'],
  ['', ''],
])('%j becomes a file with headings', (pasted, file) => {
  expect(withHeadings(pasted)).toBe(file);
});
