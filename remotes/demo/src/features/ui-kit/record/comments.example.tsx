import { useCan, useUser } from '@atrium/sdk';
import { Comments, Note } from '@atrium/ui';

/** Comments on one's own account, which only those who may read accounts can read. */
export default function CommentsExample() {
  const { id } = useUser();
  const mayRead = useCan('admin', 'users', 'read');
  return mayRead ? <Comments kind="user" id={id} /> : <Note>You may not read accounts.</Note>;
}
