import { permissionFormSchema, type User, type UserPermissions } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { Dialog, ErrorState, FormDialog, SkeletonCards, useContractForm } from '@atrium/ui';
import { nameOf } from '../user.format.js';
import {
  useGetUserPermissionsQuery,
  useLazyGetUserPermissionsQuery,
  usePutUserPermissionsMutation,
} from '../users.api.js';
import { TAB_LABELS } from './permission-labels.js';
import { PermissionRows } from './permission-rows.js';
import { sayValue } from './permission-values.format.js';
import { toEntries, toValues, type TabValues } from './permission-values.rules.js';

interface PermissionsDialogProps {
  user: User;
  onClose: () => void;
}

/** What one person may do: tab by tab, beside what the role brings, with the menu that follows from it. */
export default function PermissionsDialog({ user, onClose }: PermissionsDialogProps) {
  const { data, error, refetch, isFetching } = useGetUserPermissionsQuery(user.id);
  if (data) return <Matrix user={user} permissions={data} onClose={onClose} />;
  return (
    <Dialog title={titleFor(user)} subtitle={user.email} size="lg" onClose={onClose}>
      {error ? (
        <ErrorState
          title={t('The permissions could not be loaded')}
          error={error}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <SkeletonCards cards={2} label={t('Loading the permissions')} />
      )}
    </Dialog>
  );
}

const titleFor = (user: User) => t('Permissions of {name}', { name: nameOf(user) });
const valuesOf = ({ version, entries }: UserPermissions) => ({ version, ...toValues(entries) });

interface MatrixProps extends PermissionsDialogProps {
  permissions: UserPermissions;
}

function useMatrix({ user, permissions, onClose }: MatrixProps) {
  const [put] = usePutUserPermissionsMutation();
  const [load] = useLazyGetUserPermissionsQuery();
  return useContractForm(permissionFormSchema, {
    defaultValues: valuesOf(permissions),
    conflict: {
      load: async () => valuesOf(await load(user.id).unwrap()),
      labels: TAB_LABELS,
      say: (_tab, value) => sayValue(String(value)),
    },
    submit: async ({ version, ...values }) => {
      await put({ id: user.id, version, entries: toEntries(values) }).unwrap();
      onClose();
      toast.success(t('Saved'), { text: nameOf(user) });
    },
  });
}

function Matrix(props: MatrixProps) {
  const { user, permissions, onClose } = props;
  const form = useMatrix(props);
  const frame = { title: titleFor(user), subtitle: user.email, size: 'lg', onClose } as const;
  const rows = (
    <PermissionRows
      permissions={permissions}
      values={form.methods.watch() as TabValues}
      onChange={(tab, value) => form.methods.setValue(tab, value, { shouldDirty: true })}
    />
  );
  if (!permissions.mayChange) return <Dialog {...frame}>{rows}</Dialog>;
  return (
    <FormDialog {...frame} form={form} submitLabel={t('Save permissions')}>
      {rows}
    </FormDialog>
  );
}
