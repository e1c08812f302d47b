import { defineMail, words, type Mail } from '@atrium/reach';

const TASK_COMMENT = defineMail({
  key: 'work.task-comment',
  notCounted: 'Goes to people who have accepted an invitation, once in a quarter of an hour for a task.',
});

interface NewComment {
  email: string;
  company: string;
  /** Its number and title. */
  task: string;
  link: string;
}

export function taskCommentMail({ email, company, task, link }: NewComment): Mail {
  return {
    kind: TASK_COMMENT,
    to: email,
    subject: words('{company} wrote about {task}', { company, task }),
    text: [words('There is a new comment on {task} in your portal.', { task })],
    action: { label: words('Read the comment'), url: link },
  };
}
