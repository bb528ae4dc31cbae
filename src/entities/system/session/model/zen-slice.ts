import { createSlice } from '@reduxjs/toolkit'

/** Distraction-free view: neither menus nor footer (specification, sections 1 and 4). */
export const zenSlice = createSlice({
  name: 'zen',
  initialState: { isOn: false },
  reducers: {
    zenToggled(state) {
      state.isOn = !state.isOn
    },
  },
  selectors: { selectIsZen: ({ isOn }) => isOn },
})

export const { zenToggled } = zenSlice.actions
export const { selectIsZen } = zenSlice.selectors
