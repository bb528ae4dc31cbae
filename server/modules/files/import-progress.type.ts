import { builder } from '../../builder'
import { AppError } from '../../errors'
import { followImport } from './follow-import'
import { FileImportRef } from './import.type'
import { findFollowed, findImport, type ImportRow } from './import.repo'

builder.subscriptionType({})

builder.subscriptionField('importProgress', (t) =>
  t.field({
    description: 'The import now and after each step, until a worker has nothing more to do for it.',
    type: FileImportRef,
    args: { importId: t.arg.int({ required: true }) },
    subscribe: async (_root, { importId }, context) => {
      const find = () => context.transaction((db) => findFollowed(db, importId))
      if (!(await find())) throw new AppError('NOT_FOUND', 'There is no such import')
      return followImport(context.services, find)
    },
    resolve: (row) => row as ImportRow,
  }),
)

builder.queryField('importProgress', (t) =>
  t.field({
    description: 'The same for a client that asks again and again.',
    type: FileImportRef,
    args: { importId: t.arg.int({ required: true }) },
    resolve: async (_root, { importId }, context) => {
      const row = await findImport(await context.db(), importId)
      if (!row) throw new AppError('NOT_FOUND', 'There is no such import')
      return row
    },
  }),
)
