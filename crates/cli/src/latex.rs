//! A summary as tables for LaTeX, with the rules of the package `booktabs`.
//!
//! Objects with the same fields share a table, a row for each of them; what has fields of its own is a table
//! of names and values. A list of objects is a table, too; other lists are left out.
//!
//! ```text
//! {"read":2,"links":{"micro":{"f":1.0},"macro":{"f":0.5}}}
//!
//! read 2     and             f
//!                links.micro 1.0
//!                links.macro 0.5
//! ```

use std::fmt::Write;

use serde_json::Value;

use twintree_view::rows::Field;

/// What stands where there is no value.
const MISSING: &str = "--";

/// The tables of a row with these fields.
pub(crate) fn tables(row: &Value, fields: &[Field]) -> String {
    let mut text = String::new();
    if let Some(signature) = row["signature"].as_str() {
        let _ = writeln!(text, "% {signature}");
    }
    let (lists, plain): (Vec<&Field>, Vec<&Field>) = fields
        .iter()
        .filter(|field| field.column() != "signature")
        .partition(|field| is_composed(row.pointer(&field.pointer())));
    for group in alike(&plain) {
        match &group[..] {
            [one] => vertical(row, one, &mut text),
            several => horizontal(row, several, &mut text),
        }
    }
    for field in lists {
        list(row, field, &mut text);
    }
    text
}

fn is_composed(value: Option<&Value>) -> bool {
    value.is_some_and(|value| value.is_array() || value.is_object())
}

/// The fields of each object; objects whose fields have the same names stand together, in the order of the
/// first of them.
fn alike<'f>(fields: &[&'f Field]) -> Vec<Vec<Vec<&'f Field>>> {
    let mut objects: Vec<Vec<&Field>> = Vec::new();
    for &field in fields {
        let same = |object: &&mut Vec<&Field>| {
            object
                .first()
                .is_some_and(|first| first.within() == field.within())
        };
        match objects.iter_mut().find(same) {
            Some(object) => object.push(field),
            None => objects.push(vec![field]),
        }
    }
    let names =
        |object: &[&Field]| -> Vec<String> { object.iter().map(|field| field.name()).collect() };
    let mut groups: Vec<Vec<Vec<&Field>>> = Vec::new();
    for object in objects {
        let same = |group: &&mut Vec<Vec<&Field>>| {
            group
                .first()
                .is_some_and(|first| names(first) == names(&object))
        };
        match groups.iter_mut().find(same) {
            Some(group) => group.push(object),
            None => groups.push(vec![object]),
        }
    }
    groups
}

/// Names and values.
fn vertical(row: &Value, object: &[&Field], text: &mut String) {
    begin("lr", text);
    for field in object {
        line([escaped(&field.column()), value(&cell(row, field))], text);
    }
    end(text);
}

/// A row for each object.
fn horizontal(row: &Value, objects: &[Vec<&Field>], text: &mut String) {
    let names = objects.first().into_iter().flatten();
    let names: Vec<String> = names.map(|field| escaped(&field.name())).collect();
    begin(&format!("l{}", "r".repeat(names.len())), text);
    line([String::new()].into_iter().chain(names), text);
    text.push_str("\\midrule\n");
    for object in objects {
        let name = object
            .first()
            .map_or_else(String::new, |field| field.within());
        let values = object.iter().map(|field| value(&cell(row, field)));
        line([escaped(&name)].into_iter().chain(values), text);
    }
    end(text);
}

/// What a row has in a field: words as they are, anything else as in JSON, nothing where it is missing.
fn cell(row: &Value, field: &Field) -> String {
    row.pointer(&field.pointer())
        .map_or_else(String::new, plain)
}

/// A row for each object of a list; a list of anything else is left out.
fn list(row: &Value, field: &Field, text: &mut String) {
    let objects = row.pointer(&field.pointer()).and_then(Value::as_array);
    let objects: Vec<_> = objects
        .into_iter()
        .flatten()
        .filter_map(Value::as_object)
        .collect();
    let Some(first) = objects.first() else {
        return;
    };
    let columns: String = first
        .values()
        .map(|value| {
            if value.is_number() || value.is_null() {
                'r'
            } else {
                'l'
            }
        })
        .collect();
    begin(&columns, text);
    line(first.keys().map(|name| escaped(name)), text);
    text.push_str("\\midrule\n");
    for object in &objects {
        line(object.values().map(|one| value(&plain(one))), text);
    }
    end(text);
}

/// A value of a list in words.
fn plain(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(plain).collect::<Vec<_>>().join(", "),
        value => value.to_string(),
    }
}

fn begin(columns: &str, text: &mut String) {
    // A paragraph of its own.
    if text.ends_with("\\end{tabular}\n") {
        text.push('\n');
    }
    let _ = writeln!(text, "\\begin{{tabular}}{{{columns}}}\n\\toprule");
}

fn line(cells: impl IntoIterator<Item = String>, text: &mut String) {
    let cells: Vec<String> = cells.into_iter().collect();
    let _ = writeln!(text, "{} \\\\", cells.join(" & "));
}

fn end(text: &mut String) {
    text.push_str("\\bottomrule\n\\end{tabular}\n");
}

/// A value, a negative number with its minus.
fn value(text: &str) -> String {
    if text.is_empty() {
        MISSING.into()
    } else if text.starts_with('-') && text.parse::<f64>().is_ok() {
        format!("${text}$")
    } else {
        escaped(text)
    }
}

/// A text whose letters LaTeX prints as they are.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '\\' => escaped.push_str("\\textbackslash{}"),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '^' => escaped.push_str("\\textasciicircum{}"),
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => {
                escaped.push('\\');
                escaped.push(letter);
            }
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn letters_with_a_meaning_are_escaped() {
        assert_eq!(
            escaped("a_b & 5 % {$#} ~^\\"),
            "a\\_b \\& 5 \\% \\{\\$\\#\\} \\textasciitilde{}\\textasciicircum{}\\textbackslash{}"
        );
        assert_eq!(value("-0.5"), "$-0.5$");
        assert_eq!(value("-x"), "-x");
        assert_eq!(value(""), MISSING);
    }

    #[test]
    fn objects_with_the_same_fields_share_a_table() {
        let fields = ["/read", "/a/f", "/b/f", "/list"].map(Field::at);
        let row = json!({"read": 2, "a": {"f": 0.5}, "b": {"f": null}, "list": [{"of": ["x_", "y"], "r": -1.0}]});
        assert_eq!(
            tables(&row, &fields),
            "\\begin{tabular}{lr}\n\\toprule\nread & 2 \\\\\n\\bottomrule\n\\end{tabular}\n\n\
             \\begin{tabular}{lr}\n\\toprule\n & f \\\\\n\\midrule\na & 0.5 \\\\\nb & -- \\\\\n\\bottomrule\n\\end{tabular}\n\n\
             \\begin{tabular}{lr}\n\\toprule\nof & r \\\\\n\\midrule\nx\\_, y & $-1.0$ \\\\\n\\bottomrule\n\\end{tabular}\n"
        );
    }
}
