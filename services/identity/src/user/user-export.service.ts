import { USER_LIST, userListQuerySchema, type Page, type User, type UserListQuery } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { ListExport, type ExportValues } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { UserService } from './user.service.js';

/** The list of accounts as a file. */
@Injectable()
export class UserExport extends ListExport<typeof USER_LIST, User, UserListQuery> {
  readonly list = USER_LIST;
  readonly name = 'users';
  readonly query = userListQuerySchema;
  readonly values: ExportValues<typeof USER_LIST, User> = {
    name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    email: ({ email }) => email,
    role: ({ role }) => role,
    status: ({ status }) => status,
    lastSignInAt: ({ lastSignInAt }) => lastSignInAt,
    createdAt: ({ createdAt }) => createdAt,
  };

  constructor(private readonly users: UserService) {
    super();
  }

  page(user: SignedInUser, query: UserListQuery): Promise<Page<User>> {
    return this.users.list(user, query);
  }
}
