import { BooleanSchema, NumberSchema, StringSchema } from 'yup'

/**
 * yup's schemas without its own conversion of values. That conversion calls toString of whatever came, which throws for
 * `{ "toString": 1 }`, and reads `0x10` and `1e3` as numbers. Each block in validation.ts says itself what it converts.
 */
class UncoercedString extends StringSchema {
  constructor() {
    super()
    this.transforms = []
  }
}

class UncoercedNumber extends NumberSchema {
  constructor() {
    super()
    this.transforms = []
  }
}

class UncoercedBoolean extends BooleanSchema {
  constructor() {
    super()
    this.transforms = []
  }
}

export const string = () => new UncoercedString()
export const number = () => new UncoercedNumber()
export const boolean = () => new UncoercedBoolean()
