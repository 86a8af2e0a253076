# A lesson below an element.
element-lesson = Lesson
element-lesson-at = { $number } of { $all }
element-lesson-back = Back
element-lesson-on = Next
element-lesson-whole = Full screen
