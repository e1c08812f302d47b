import { confirm, hasUnsavedWork, t } from '@atrium/sdk';

/**
 * Asks before a change of language, which renders the page anew. @returns whether no input is lost by it, or the person
 * agrees
 */
export async function mayChangeLanguage(): Promise<boolean> {
  if (!hasUnsavedWork()) return true;
  return confirm({
    title: t('Change the language now?'),
    text: t('The page reloads, and anything you have not saved is lost.'),
    confirmText: t('Change language'),
  });
}
