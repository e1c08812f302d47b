import {
  passesCheck,
  viewFaults,
  type CreateSavedView,
  type ListDescription,
  type SavedView,
  type SavedViewList,
  type UpdateSavedView,
  type ViewContent,
} from '@atrium/contracts';
import {
  AppError,
  Audit,
  Contributions,
  LiveEvents,
  notFound,
  TenantDb,
  type SignedInUser,
} from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { DescribedList } from './described-list.js';
import { auditedView, toSavedView } from './saved-view.mapper.js';
import { mayShare, maySee, viewTransitions } from './saved-view.policy.js';
import { SavedViewRepository } from './saved-view.repository.js';
import type { SavedViewRecord } from './saved-view.types.js';

const MOST_OWN = 50;

/**
 * Saved views of lists: everybody keeps their own, and people with the permission share theirs with all who read the
 * list.
 */
@Injectable()
export class SavedViewService {
  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
    private readonly views: SavedViewRepository,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} NOT_FOUND for a list that nobody offers, ACCESS_DENIED for one that the person cannot read */
  list(user: SignedInUser, key: string): Promise<SavedViewList> {
    const description = this.describe(user, key);
    return this.db.run(user.companyId, async () => {
      const views = await this.views.list(user.id, key);
      return {
        items: views.map((view) => toSavedView(view, user, description)),
        mayShare: mayShare(user, description),
      };
    });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, VALIDATION_FAILED, VIEW_NAME_TAKEN */
  create(user: SignedInUser, view: CreateSavedView): Promise<SavedView> {
    const description = this.describe(user, view.list);
    if (view.shared && !mayShare(user, description)) throw new AppError('ACCESS_DENIED');
    checkContent(description, view);
    return this.db.run(user.companyId, async () => {
      if ((await this.views.countOwn(user.id, view.list)) >= MOST_OWN) throw tooMany();
      const id = await this.views.insert({ ...view, ownerId: user.id });
      await this.record(user, 'savedView.create', { id });
      await this.invalidate(user, description, view.shared);
      return this.show(user, id, description);
    });
  }

  /**
   * Everybody who sees a view may make it their default; only those who may edit it change the rest.
   * @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, VALIDATION_FAILED, VIEW_NAME_TAKEN
   */
  update(
    user: SignedInUser,
    id: string,
    { version, isDefault, ...change }: UpdateSavedView,
  ): Promise<SavedView> {
    return this.db.run(user.companyId, async () => {
      const [view, description] = await this.find(user, id);
      if (Object.keys(change).length > 0) {
        const allowed = viewTransitions(user, view, description);
        const wanted = change.shared === undefined || change.shared === view.shared ? 'update' : 'share';
        if (!allowed.includes(wanted)) throw new AppError('ACCESS_DENIED');
        checkContent(description, change);
        const done = await this.views.update({ id, version, by: user.id }, change);
        if (!done) throw new AppError('STALE_VERSION');
      }
      if (isDefault !== undefined && isDefault !== view.isDefault)
        await this.views.setDefault(user.id, view.list, isDefault ? id : null);
      await this.record(user, 'savedView.update', { id, before: view });
      await this.invalidate(user, description, view.shared || change.shared === true);
      return this.show(user, id, description);
    });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION */
  delete(user: SignedInUser, id: string, version: number): Promise<void> {
    return this.db.run(user.companyId, async () => {
      const [view, description] = await this.find(user, id);
      if (!viewTransitions(user, view, description).includes('delete')) throw new AppError('ACCESS_DENIED');
      if (!(await this.views.delete(id, version))) throw new AppError('STALE_VERSION');
      await this.record(user, 'savedView.delete', { id, before: view });
      await this.invalidate(user, description, view.shared);
    });
  }

  private async record(
    by: SignedInUser,
    action: string,
    { id, before }: { id: string; before?: SavedViewRecord },
  ): Promise<void> {
    const after = await this.views.find(by.id, id);
    this.audit.record({
      action,
      by,
      resource: { kind: 'savedView', id, title: after?.name ?? before?.name ?? '' },
      ...(before && { before: auditedView(before) }),
      ...(after && { after: auditedView(after) }),
    });
  }

  private describe(user: SignedInUser, key: string): ListDescription {
    const description = this.contributions.find(DescribedList, key)?.description;
    if (!description) throw notFound();
    if (!passesCheck(user, description.access)) throw new AppError('ACCESS_DENIED');
    return description;
  }

  private async find(user: SignedInUser, id: string): Promise<[SavedViewRecord, ListDescription]> {
    const view = await this.views.find(user.id, id);
    if (!view || !maySee(user, view)) throw notFound();
    return [view, this.describe(user, view.list)];
  }

  private async show(user: SignedInUser, id: string, description: ListDescription): Promise<SavedView> {
    const view = await this.views.find(user.id, id);
    if (!view) throw notFound();
    return toSavedView(view, user, description);
  }

  private invalidate(user: SignedInUser, { access }: ListDescription, shared: boolean): Promise<void> {
    const own = { users: [user.id] };
    const event = { type: 'invalidate' as const, tags: ['SavedView' as const] };
    return this.live.publish(event, shared ? { check: access } : own);
  }
}

function checkContent(
  description: ListDescription,
  content: { [Key in keyof ViewContent]?: ViewContent[Key] | undefined },
): void {
  const fields = viewFaults(description, content);
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION_FAILED', { fields });
}

function tooMany(): AppError {
  const message = `You have ${MOST_OWN} views of this list. Delete one first.`;
  return new AppError('VALIDATION_FAILED', { message, fields: { name: message } });
}
