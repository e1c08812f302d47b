import { t } from '@atrium/sdk';
import { ListToolbar, type List } from '@atrium/ui';

export function UsersToolbar({ list }: { list: List }) {
  return <ListToolbar list={list} label={t('Search users')} placeholder={t('Name or e-mail')} exports />;
}
