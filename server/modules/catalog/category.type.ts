import { builder } from '../../builder'
import { connectionType, pageArgs, pageOf } from '../../connection'
import { listCategories, listCategoryValues, type CategoryRow, type CategoryValueRow } from './category.repo'

export const CategoryRef = builder.objectRef<CategoryRow>('Category').implement({
  fields: (t) => ({
    catId: t.exposeInt('cat_id'),
    catName: t.exposeString('cat_name'),
    catDesc: t.exposeString('cat_desc'),
    catType: t.exposeString('cat_type'),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
  }),
})

const CategoryConnection = connectionType('Category', CategoryRef)

export const CategoryValueRef = builder.objectRef<CategoryValueRow>('CategoryValue').implement({
  fields: (t) => ({
    valId: t.exposeInt('val_id'),
    catId: t.exposeInt('cat_id'),
    catName: t.exposeString('cat_name'),
    valName: t.exposeString('val_name'),
    valDesc: t.exposeString('val_desc'),
    valNameRu: t.exposeString('val_name_ru'),
    valDescRu: t.exposeString('val_desc_ru'),
    obsolete: t.exposeInt('obsolete'),
    updateDate: t.expose('update_date', { type: 'DateTime' }),
    updateSource: t.exposeString('update_source'),
  }),
})

const CategoryValueConnection = connectionType('CategoryValue', CategoryValueRef)

builder.queryField('allCategory', (t) =>
  t.field({
    type: CategoryConnection,
    args: { catId: t.arg.int(), catName: t.arg.string(), ...pageArgs(t.arg) },
    resolve: async (_root, args, { db }) => listCategories(await db(), args, pageOf(args)),
  }),
)

// The values of one category are never cut: a picker shows them all.
const wholeCategory = 1_000

builder.queryField('allCategoryValue', (t) =>
  t.field({
    type: CategoryValueConnection,
    args: {
      catId: t.arg.int(),
      catName: t.arg.string(),
      valId: t.arg.int(),
      valName: t.arg.string(),
      ...pageArgs(t.arg),
    },
    resolve: async (_root, args, { db }) => {
      const isOne = args.catId != null || Boolean(args.catName)
      return listCategoryValues(await db(), args, isOne ? pageOf(args, wholeCategory, wholeCategory) : pageOf(args))
    },
  }),
)
