import { isStaff, passesCheck, type Check, type Role } from '@atrium/contracts';
import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { SignedInUser } from '../request/signed-in-user.js';
import { StrangerTurn } from './stranger-turn.interceptor.js';

/**
 * Who may call a route.
 * public: anyone. any: every signed-in person, clients included. staff: admin, hr, teamLeader and employee, narrowed by
 * the other fields of the rule. operator: the operator of the installation, and nobody of a company.
 * `selfService` opens the route to all staff whatever the permission says: the handler then answers with the person's
 * own records only. `remote`: the route is refused while the company has that remote switched off. `confirmed`: asks
 * for the password again when it was last given too long ago. `whileLocked`: also answers a session that its person has
 * locked. `duringMaintenance`: answers while the portal is closed, as the operator's routes do. `beforeSetup`: also
 * answers people who have not yet set up the second factor that their company requires. `orNobody`: a request with the
 * header MAY_BE_NOBODY is answered without a session, too; the handler then finds no person.
 * An admin who looks at the portal as somebody else reaches the routes that only read, except those with `ownAlone`; of
 * the routes that change something they reach only those with `whileSeeing`.
 */
export type AccessRule =
  | { session: 'public'; duringMaintenance?: true }
  | { session: 'operator' }
  | {
      session: 'any';
      confirmed?: true;
      whileLocked?: true;
      beforeSetup?: true;
      whileSeeing?: true;
      orNobody?: true;
      ownAlone?: true;
    }
  | {
      session: 'staff';
      permission?: Check;
      allowedRoles?: Role[];
      selfService?: true;
      remote?: string;
      confirmed?: true;
      beforeSetup?: true;
      ownAlone?: true;
    };

/** Sent by a page that does not know yet whether somebody is signed in: browsers report each refusal as an error. */
export const MAY_BE_NOBODY = 'x-may-be-nobody';

export const ACCESS_RULE = 'atrium:access';
/** Key of an operation's access rule in the OpenAPI document. */
export const ACCESS_EXTENSION = 'x-access';

/** On a handler or a controller; the handler's wins. A route without one stops the boot. */
export const Access = (rule: AccessRule): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(ACCESS_RULE, rule),
    ApiExtension(ACCESS_EXTENSION, rule),
    ...(rule.session === 'public' ? [UseInterceptors(StrangerTurn)] : []),
  );

/** The part of a rule that depends on the person alone: client confinement, roles, permission. */
export function permits(rule: AccessRule, user: SignedInUser): boolean {
  if (rule.session !== 'staff') return true;
  if (!isStaff(user.role)) return false;
  if (rule.allowedRoles && !rule.allowedRoles.includes(user.role)) return false;
  if (rule.selfService || !rule.permission) return true;
  return passesCheck(user, rule.permission);
}
