// What people hold in their hands.

/** Whether fingers are all there is: nothing can be pointed at without being pressed. */
export const touchOnly = typeof matchMedia === 'function' && matchMedia('(hover: none)').matches
