import { permissionFormSchema, type User, type UserPermissions } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import {
  DialogForm,
  DialogFrame,
  ErrorState,
  SkeletonCards,
  useContractForm,
  type RecordDialogProps,
} from '@atrium/ui';
import { nameOf } from '../user.format.js';
import {
  useGetUserPermissionsQuery,
  useLazyGetUserPermissionsQuery,
  usePutUserPermissionsMutation,
} from './permissions.api.js';
import { PermissionRows } from './permission-rows.js';
import { sayValue } from './permission-values.format.js';
import { toEntries, toValues } from './permission-values.rules.js';

/** The permissions of one person, tab by tab beside the role's, with the menu that results from them. */
export default function PermissionsDialog({ row: user, onClose }: RecordDialogProps<User>) {
  const { data, error, refetch, isFetching } = useGetUserPermissionsQuery(user.id);
  const title = t('Permissions for {name}', { name: nameOf(user) });
  return (
    <DialogFrame title={title} subtitle={user.email} size="lg" onClose={onClose}>
      {data ? (
        <Matrix user={user} permissions={data} onClose={onClose} />
      ) : (
        <div className="at-dialog-b">
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
        </div>
      )}
    </DialogFrame>
  );
}

const valuesOf = ({ version, entries }: UserPermissions) => ({ version, ...toValues(entries) });

interface MatrixProps {
  user: User;
  onClose: () => void;
  permissions: UserPermissions;
}

function useMatrix({ user, permissions, onClose }: MatrixProps) {
  const [put] = usePutUserPermissionsMutation();
  const [load] = useLazyGetUserPermissionsQuery();
  return useContractForm(permissionFormSchema, {
    defaultValues: valuesOf(permissions),
    conflict: {
      load: async () => valuesOf(await load(user.id).unwrap()),
      labels: Object.fromEntries(permissions.tabs.map(({ tab, title }) => [tab, title])),
      say: (tab, value) => sayValue(permissions.tabs, tab, String(value)),
    },
    submit: async ({ version, ...values }) => {
      await put({ id: user.id, version, entries: toEntries(values) }).unwrap();
      onClose();
      toast.success(t('Saved'), { text: nameOf(user) });
    },
  });
}

function Matrix(props: MatrixProps) {
  const form = useMatrix(props);
  const rows = (
    <PermissionRows
      permissions={props.permissions}
      values={form.methods.watch()}
      onChange={(tab, value) => form.methods.setValue(tab, value, { shouldDirty: true })}
    />
  );
  if (!props.permissions.mayChange) return <div className="at-dialog-b">{rows}</div>;
  return (
    <DialogForm form={form} submitLabel={t('Save permissions')}>
      {rows}
    </DialogForm>
  );
}
