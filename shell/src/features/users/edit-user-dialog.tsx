import { ROLE_LABELS, ROLES, USER, type User } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { FormDialog, SelectField, TextField, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { nameOf, roleHelp, roleOptions } from './user.format.js';
import { userApi } from './users.api.js';

const say = (name: string, value: unknown): string | null => {
  const role = name === 'role' ? ROLES.find((each) => each === value) : undefined;
  return role ? translate(ROLE_LABELS[role]) : null;
};

const NOBODY = { firstName: '', lastName: '', email: '', role: 'employee' } as const;

/** Names and role. A new role takes effect at once in the person's open pages. */
export function EditUserDialog({ row, onClose }: RecordFormProps<User>) {
  const { frame, field, methods } = useRecordForm(USER, {
    row,
    first: NOBODY,
    nameOf,
    onClose,
    say,
    calls: userApi.useCalls(),
  });
  const role = ROLES.find((each) => each === methods.watch('role')) ?? NOBODY.role;
  const mayChangeRole = row?.allowedTransitions.includes('changeRole');
  return (
    <FormDialog {...frame} title={t('Edit user')} subtitle={row?.email}>
      <div className="at-fields">
        <TextField {...field('firstName')} />
        <TextField {...field('lastName')} />
        {mayChangeRole && (
          <SelectField wide help={roleHelp(role)} options={roleOptions()} {...field('role')} />
        )}
      </div>
    </FormDialog>
  );
}
