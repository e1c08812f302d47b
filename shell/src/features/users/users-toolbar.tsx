import { ListToolbar, type List } from '@atrium/ui';

export function UsersToolbar({ list }: { list: List }) {
  return <ListToolbar list={list} label="Search users" placeholder="Name or e-mail" exports />;
}
