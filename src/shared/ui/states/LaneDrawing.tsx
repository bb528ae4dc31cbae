/** Two lanes and a swimmer's wake: the one ornament, for empty screens. */
export const LaneDrawing = () => (
  <svg width="136" height="60" viewBox="0 0 136 60" aria-hidden="true">
    {[4, 27, 50].map((y) =>
      Array.from({ length: 9 }, (_, index) => (
        <rect
          key={`${y}-${index}`}
          x={index * 15}
          y={y}
          width="12"
          height="6"
          rx="3"
          fill={index % 3 ? '#e3eef8' : '#bbdefb'}
        />
      )),
    )}
    <path d="M28 18.5 96 12v13z" fill="#e3eef8" />
    <circle cx="98" cy="18.5" r="7.5" fill="#64b5f6" />
  </svg>
)
