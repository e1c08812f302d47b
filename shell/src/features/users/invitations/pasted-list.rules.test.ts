import { withHeadings } from './pasted-list.rules.js';

test.each([
  ['Asha Rao, asha@acme.test', 'Name,Email,Role,Department\nAsha Rao, asha@acme.test'],
  ['\n Asha Rao\tasha@acme.test\tHR\n', 'Name\tEmail\tRole\tDepartment\nAsha Rao\tasha@acme.test\tHR'],
  ['Rao; Asha;a@acme.test', 'Name;Email;Role;Department\nRao; Asha;a@acme.test'],
  ['E-mail,Name\na@acme.test,Asha Rao', 'E-mail,Name\na@acme.test,Asha Rao'],
  [
    'Asha Rao; asha@acme.test; HR\r\nRavi Iyer, ravi@acme.test',
    'Name;Email;Role;Department\nAsha Rao; asha@acme.test; HR\nRavi Iyer; ravi@acme.test',
  ],
  ['Name; E-mail\nAsha Rao, a@acme.test', 'Name; E-mail\nAsha Rao; a@acme.test'],
  [
    'Asha Rao <asha@acme.test>; "Iyer, Ravi" <ravi@acme.test>;',
    'Name;Email;Role;Department\nAsha Rao;asha@acme.test\nRavi Iyer;ravi@acme.test',
  ],
  ['a@acme.test; b@acme.test', 'Name;Email;Role;Department\n;a@acme.test\n;b@acme.test'],
  ['"Rao, Asha";a@acme.test', 'Name;Email;Role;Department\n"Rao, Asha";a@acme.test'],
  ['', ''],
])('%j becomes a file with headings', (pasted, file) => {
  expect(withHeadings(pasted)).toBe(file);
});
